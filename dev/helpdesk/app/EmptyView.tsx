/** What stands in place of a ticket when none is open, or the address names one that does not exist. */
export function EmptyView({ id }: { id: string | undefined }) {
  return (
    <div class="empty">
      <p class="empty-title">{id === undefined ? 'No ticket is open' : `There is no ticket #${id}`}</p>
      <p>Choose one from the list on the left.</p>
    </div>
  );
}
