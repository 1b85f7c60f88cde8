import { expect, it } from 'vitest';
import { findTrackingIds } from './detect.ts';

const ID = 'ABCD1234567890';
const found = (text: string): string[] => findTrackingIds(text).map(({ id }) => id);

it.each([
  [`label-${ID}.pdf   (214 KB)`, ID],
  [`${ID}_pod.png`, ID],
  [`see pod_${ID}.jpg, please`, ID],
  [`Tracking: label_${ID}.pdf`, ID],
  ['shipping-label-482451988778.zpl', '482451988778'],
  [`Versandetikett_${ID}.pdf`, ID],
  ['labels/2026/11/UR00000000012345678.zpl', 'UR00000000012345678'],
  [`photos\\pod\\${ID}.jpg`, ID],
  [`etiqueta-${ID.toLowerCase()}.pdf`, ID],
  [`${ID}.zpl`, ID],
  ['-rw-r--r-- 1 wh wh 48190 Sep  2 06:11 482451988778_reprint.epl', '482451988778'],
  ['1Z999AA10123456784_2.gif', '1Z999AA10123456784'],
  ['cn22_RR473124829GB.pdf', 'RR473124829GB'],
  ['scan0001.pdf, UR00000000012345678_v2.png', 'UR00000000012345678'],
])('finds the ID in the name of a file about a shipment: %s', (text, id) => {
  expect(found(text)).toEqual([id]);
});

it.each([
  ['packing_slip_20260317_0941.pdf, IMG_20260317_094822.jpg'],
  [`invoice_${ID}.pdf`],
  [`order-label-${ID}.pdf`],
  [`scan_${ID}.pdf`],
  [`invoices/2026/${ID}.pdf`],
  [`${ID}.pdf`],
  [`order_${ID}.zpl`],
  ['1Z999AA10123456785_2.gif'],
  ['batch_20261103_482451988778.pdf'],
  ['label_20261103120455.pdf'],
  [`label-${ID}.example`],
  [`label-${ID}.pdfs`],
])('leaves other file names alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});
