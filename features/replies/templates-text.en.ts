/** The section of the options in which reply templates are edited. */
export const replyTemplatesText = {
  title: 'Replies',
  lead: 'Templates for “Reply” in this browser.',
  situation: 'Reply type',
  language: 'Language',
  edited: (name: string) => `${name} · edited`,
  unsaved: (name: string) => `${name} · not saved`,

  loading: 'Reading the templates…',
  retry: 'Try again',
  unreadableTitle: 'Your templates couldn’t be read.',
  unreadableAdvice:
    'Below are the defaults. Saving one replaces damaged templates. Templates from a newer version aren’t replaced.',

  template: 'Template',
  hint: 'Sentences with missing values are left out. Use [brackets] to drop only part of a sentence.',
  placeholders: 'Insert a placeholder',
  empty: 'Enter some text.',
  tooLong: (most: number) => `A template has at most ${most.toLocaleString('en')} characters.`,

  save: 'Save template',
  saving: 'Saving…',
  saved: 'Saved',
  isDefault: 'This is the default.',
  isEdited: 'Differs from the default.',
  isUnsaved: 'Not saved',
  correctFirst: 'Correct the template first.',
  notStored: 'Couldn’t save. Your changes are still here.',
  /** Of a template that is no longer on screen. */
  otherNotStored: (name: string, language: string) =>
    `Couldn’t save “${name}” (${language}). Your changes to it are still there.`,
  undo: 'Undo changes',
  useDefault: 'Reset to default',

  senderTitle: 'Name and signature',
  agentName: 'Your name',
  agentHint: 'Fills in {agent} in templates.',
  signature: 'Signature',
  signatureHint: 'Fills in {signature}, with which the default templates end.',
  saveSender: 'Save name and signature',

  previewTitle: 'Preview',
  sample: 'Sample shipment',
  allKnown: 'When everything is known',
  idOnly: 'When only the tracking ID is known',
};
