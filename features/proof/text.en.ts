export const proofText = {
  showImages: (count: number) => (count === 1 ? 'Show 1 photo' : `Show ${count} photos`),
  onlyWhenAsked: 'Don’t load photos automatically',
  choiceLostTitle: 'Your choice whether photos load automatically couldn’t be read, so they don’t.',
  choiceLostAdvice: 'If it’s damaged, choose again. A choice of a newer version isn’t replaced.',
  slow: 'Still loading…',
  broken: 'Didn’t load',
  late: 'Timed out',
  tooLarge: 'Too large',
  why: 'Why?',
  retryNamed: (name: string) => `Retry: ${name}`,
  whyNamed: (name: string) => `Why? ${name}`,

  saveEvidence: 'Save evidence',
  fetching: (done: number, total: number) => `Fetching photos: ${done} of ${total}`,
  packing: 'Creating file…',
  cancel: 'Cancel',
  evidenceSaved: (file: string) => `Saved ${file}`,
  evidenceFailed: (hasPhotos: boolean) =>
    `Couldn’t create the file. ${hasPhotos ? 'Download the photos one by one instead.' : 'Try again.'}`,
};
