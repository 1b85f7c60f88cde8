/** The strings of a proof in place of photos, or of some of them. */
export const noImagesText = {
  none: 'No photos were sent with it.',
  refused: 'Waybill can’t show all photos that were sent with it. The technical details say why.',
  leftOut: (count: number) =>
    count === 1
      ? '1 more photo is only in the raw response.'
      : `${count} more photos are only in the raw response.`,
};
