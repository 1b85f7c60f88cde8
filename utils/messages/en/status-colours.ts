export const statusColours = {
  title: 'Status colours',
  lead: 'IDs in a ticket can show how their shipment was doing when it was looked up last.',
  switch: 'Colour IDs by state',
  on: 'IDs that were looked up have the line and colour of their state, in all open tickets.',
  off: 'All IDs look alike.',
  notSwitched: 'The setting was not changed.',
  retry: 'Try again',

  nothingSent:
    'This sends nothing: it only shows what lookups since the browser was started have told. No other IDs are looked up for it.',
  whoSees:
    'Marks are part of the page. While this is on, the helpdesk’s own page can tell the state of the IDs that it shows, and that they were looked up.',

  legend: 'How IDs look',
  sample: 'ABCD1234567890',
  neutral: 'Not looked up, or unclear',
};
