/** The section of the options about loading photos. */
export const photosText = {
  lead: 'Choose whether the photos of a delivery load with the answer.',
  switch: 'Load photos automatically',
  on: 'Photos appear as soon as a delivered shipment is shown.',
  off: 'A button shows the photos of each shipment.',
  unreadableTitle: 'The saved setting can’t be read, so photos don’t load automatically.',
  unreadableAdvice: 'If it’s damaged, choose again. A setting from a newer version isn’t replaced.',
  notSwitched: 'Couldn’t change the setting.',
  retry: 'Try again',

  whoSees:
    'Photos load directly from the servers that the platform names. These see your IP address, but not which ticket you’re in.',
};
