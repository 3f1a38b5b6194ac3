"""Long JSON in few bytes: deflated, and told by what it differs in from what is known already."""

from __future__ import annotations

import zlib

_MARK = b"\x00z1"
"""Before packed bytes; JSON never begins so."""

_LEAST = 256
_LONGEST = 64 * 1024 * 1024
_LEVEL = 6

# What listings have in common. It is needed to read what was packed with it: it never changes; a
# better one gets a mark of its own.
_LISTING = """
{"id":null,"name":"Marca","value_id":null,"value_name":"","values":[{"id":null,"name":"BRAND"}],
"attribute_group_id":"MAIN","attribute_group_name":"Características principales"},{"id":"OTHERS",
"attribute_group_id":"OTHERS","attribute_group_name":"Otros"},{"id":"GTIN","name":"Código universal
 de producto","value_id":null,"value_name":"","values":[{"id":null,"name":""}],{"id":"SELLER_SKU",
"name":"SKU","value_id":null,{"id":"PACKAGE_WEIGHT","name":"Peso del paquete","value_id":null,
{"id":"ITEM_CONDITION","name":"Condición del artículo","value_id":"","value_name":"Nuevo","values":
[{"id":"","name":"Nuevo"}],"sale_terms":[{"id":"WARRANTY_TYPE","name":"Tipo de garantía","value_id":
"","value_name":"Garantía del vendedor","values":[{"id":"","name":"Garantía del vendedor"}]},{"id":
"WARRANTY_TIME","name":"Tiempo de garantía","value_id":null,"value_name":"3 meses","values":[{"id":
null,"name":"3 meses"}]}],"warranty":"Garantía del vendedor: 3 meses","variations":[{"id":1,
"attribute_combinations":[{"id":"COLOR","name":"Color","value_id":"","value_name":"","values":[{
"id":"","name":""}]}],"price":1,"available_quantity":1,"initial_quantity":1,"sold_quantity":0,
"picture_ids":[""],"sale_terms":[],"inventory_id":null,"seller_custom_field":""}],"site_id":"MX",
"title":"","subtitle":null,"seller_id":1,"category_id":"MX","domain_id":"MX-","official_store_id":
null,"price":1,"base_price":null,"original_price":null,"currency_id":"MXN","initial_quantity":1,
"available_quantity":1,"sold_quantity":0,"buying_mode":"buy_it_now","listing_type_id":"gold_special"
,"condition":"new","start_time":"2026-11-16T00:00:00.000Z","stop_time":"2046-11-16T00:00:00.000Z",
"end_time":"2046-11-16T00:00:00.000Z","expiration_time":null,"fee":0,"total_listing_fee":0,
"date_created":"2026-11-16T00:00:00.000Z","last_updated":"2026-11-16T00:00:00.000Z","permalink":
"http","thumbnail":"http","secure_thumbnail":"http","pictures":[{"id":"","url":"http://127.0.0.1:
-mid-size.jpg","secure_url":"http://127.0.0.1:-mid-size.jpg","size":"500x500","max_size":"1200x1200"
}],"video_id":null,"descriptions":[{"id":""}],"accepts_paymentplatform":true,
"non_paymentplatform_payment_methods":[],"automatic_relist":false,"shipping":{"mode":"me2",
"local_pick_up":false,"store_pick_up":false,"free_shipping":false,"free_methods":[],"methods":[],
"costs":[],"dimensions":"","logistic_type":"drop_off","profile_id":null,"tags":[]},
"international_delivery_mode":"none","seller_address":{"id":1,"address_line":"","zip_code":"",
"comment":"","city":{"id":"MX-","name":""},"state":{"id":"MX-","name":""},"country":{"id":"MX",
"name":"México"}},"location":{},"geolocation":{"latitude":1.0,"longitude":1.0},"coverage_areas":[],
"attributes":[{"id":"BRAND","name":"Marca","variations":[],"status":"active","sub_status":[],"tags":
[],"catalog_listing":false,"catalog_product_id":null,"parent_item_id":null,"differential_pricing":
null,"deal_ids":[],"inventory_id":null,"item_relations":[],"listing_source":"","seller_custom_field"
:"","health":1.0,"warnings":[]}
""".replace("\n", "").encode()


def pack(data: bytes, like: bytes = b"") -> bytes:
    """Return ``data`` in fewer bytes; ``like`` is needed again to read it.

    What is short stays as it is.
    """
    if len(data) < _LEAST:
        return data
    press = zlib.compressobj(_LEVEL, zdict=like or _LISTING)
    return _MARK + press.compress(data) + press.flush()


def unpack(data: bytes, like: bytes = b"") -> bytes:
    """Return what ``pack`` was given, or ``data`` itself where it was never packed.

    Raise ``ValueError`` for what ``pack`` did not make, or made with another ``like``.
    """
    if not data.startswith(_MARK):
        return data
    found = zlib.decompressobj(zdict=like or _LISTING)
    try:
        body = found.decompress(data[len(_MARK) :], _LONGEST)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not found.eof:
        raise ValueError("packed bytes break off or are too long")
    return body
