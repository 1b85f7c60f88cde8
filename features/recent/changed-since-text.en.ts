/** The status that an answer had at the last lookup. */
export const changedSinceText = {
  /** Precedes a status and a time: “Was” “In transit” “on Tuesday 09:10”. */
  was: 'Was',
  seen: {
    today: (time: string) => `today at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
    earlier: (dayAndTime: string) => `on ${dayAndTime}`,
  },
};
