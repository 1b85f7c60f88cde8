export const popup = {};
