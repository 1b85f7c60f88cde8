// An extension that does nothing: what being there costs.
