// An extension that does nothing: the base cost of any extension.
