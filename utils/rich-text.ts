/** A text for the clipboard in both forms: for editors with formatting, and for all others. */
export interface RichText {
  plain: string;
  html: string;
}
