import { stateText } from '../../utils/describe-seen.ts';
import type { Messages } from '../../utils/messages/catalogue.ts';
import type { RecentEntry } from '../../utils/recent.ts';

/** The entries whose ID holds the text, however it is grouped, or whose state is written with it. */
export function searchRecent(
  entries: readonly RecentEntry[],
  text: string,
  messages: Messages,
): readonly RecentEntry[] {
  const words = text.trim().toLowerCase();
  const id = bare(words);
  if (words === '') return entries;
  return entries.filter((entry) => {
    const { trackingId, tone } = entry;
    const state = `${stateText(entry, messages)} ${messages.shipment.toneWord[tone]}`.toLowerCase();
    return (id !== '' && bare(trackingId.toLowerCase()).includes(id)) || state.includes(words);
  });
}

const bare = (id: string) => id.replace(/[\s-]/g, '');
