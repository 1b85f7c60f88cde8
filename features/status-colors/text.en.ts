export const statusColorsText = {
  title: 'Status colours',
  lead: 'Highlighted IDs can show the last known status of their shipment.',
  switch: 'Colour IDs by status',
  on: 'IDs you’ve looked up show their status colour in open tickets.',
  off: 'All IDs look the same.',
  unreadableTitle: 'The saved setting can’t be read, so the colours are off.',
  unreadableAdvice: 'If it’s damaged, turn them on again. A setting from a newer version isn’t replaced.',
  notSwitched: 'Couldn’t change the setting.',
  retry: 'Try again',

  nothingSent: 'Makes no requests. Uses only lookups from this browser session.',
  whoSees:
    'Highlights are part of the page. While this is on, the helpdesk’s own scripts can see the status of the IDs it shows, and that they were looked up.',

  legend: 'How IDs look',
  sample: 'ABCD1234567890',
  neutral: 'Not looked up',
};
