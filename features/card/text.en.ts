export const cardText = {
  emptyTitle: 'Nothing to show.',
  emptyAdvice: 'Close this and click the tracking ID again.',
  openInPanel: 'Open in panel',
  keepOpen: 'Keep open',
  previousId: 'Previous ID',
  nextId: 'Next ID',
  /** Where the card is among the IDs of a page. `place` 0: the page no longer shows its ID. */
  idPlace: (place: number, count: number, hasMore: boolean) =>
    `${place === 0 ? '–' : place} of ${count}${hasMore ? '+' : ''} in this ticket`,
  opening: 'Opening…',
  goneTitle: 'This page no longer shows the ID.',
  goneAdvice: 'Check that this is the right ticket before you reply.',
  hiddenTitle: 'Nothing was changed: this page covers or moves the card.',
  hiddenAdvice: 'Make the change in the popup instead.',
  showOutsidePage: 'Open the popup',
};
