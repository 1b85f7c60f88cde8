export const proofText = {
  showImages: (count: number) => (count === 1 ? 'Show 1 image' : `Show ${count} images`),
  onlyWhenAsked: 'Don’t load photos automatically',
  choiceLostTitle: 'Your choice whether photos load automatically couldn’t be read, so they don’t.',
  choiceLostAdvice: 'If it’s damaged, choose again. A choice of a newer version isn’t replaced.',
  slow: 'Still loading…',
  broken: 'Did not load',
  late: 'Timed out',
  tooLarge: 'Too large',
  why: 'Why?',
  retryNamed: (name: string) => `Retry: ${name}`,
  whyNamed: (name: string) => `Why? ${name}`,

  saveEvidence: 'Save evidence',
  fetching: (done: number, total: number) => `Fetching images: ${done} of ${total}`,
  packing: 'Creating file…',
  cancel: 'Cancel',
  evidenceSaved: (file: string) => `Saved ${file}`,
  evidenceMissing: (count: number, total: number) =>
    `${count} of ${total} ${total === 1 ? 'image' : 'images'} couldn’t be saved. ${count === 1 ? 'It’s' : 'They’re'} listed in the file.`,
  evidenceFailed: 'Couldn’t create the file. Download the images one by one instead.',
};
