export const shipment = {};
