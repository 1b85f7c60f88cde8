export const replyTemplates = {
  title: 'Replies',
  lead: 'The texts behind “Copy reply”. What is kept here is used by every card and popup in this browser.',
  situations: 'Situations',
  languages: 'Languages',
  edited: (name: string) => `${name} · edited`,
  notKept: (name: string) => `${name} · not kept`,

  loading: 'Reading the templates…',
  retry: 'Try again',
  unreadableTitle: 'The changed templates could not be read.',
  unreadableAdvice:
    'They are damaged or from a newer version. Below are the defaults; keeping a template replaces what is stored.',

  template: 'Template',
  hint: 'A sentence with a value that is not known is left out. With [square brackets] around a part of it, only that part is.',
  placeholders: 'Insert a placeholder',
  empty: 'A reply needs words.',
  tooLong: (most: number) => `A template has at most ${most.toLocaleString('en')} characters.`,

  keep: 'Keep template',
  keeping: 'Keeping…',
  kept: 'Kept',
  isDefault: 'This is the default.',
  isEdited: 'Differs from the default.',
  isNotKept: 'Not kept yet',
  correctFirst: 'Correct the template first',
  notStored: 'The template was not kept. It is still here.',
  undo: 'Undo changes',
  useDefault: 'Back to the default',

  previewTitle: 'Preview',
  sample: 'Sample shipment',
  allKnown: 'When everything is known',
  idOnly: 'When only the tracking ID is known',
};
