/** The button in card and popup that watches an ID, and what it then says. */
export const watchToggleText = {
  /** The button in card and popup that watches an ID. */
  toggle: 'Watch until delivered',
  isFull: 'Watch limit reached. Stop one in the popup first',
  until: (day: string) => `Watching until delivered (${day} at the latest).`,
  withNotifications: 'You’ll be notified of changes.',
  withoutNotifications: 'Changes show in the popup.',
};
