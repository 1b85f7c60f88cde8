declare module 'mark.js' {
  interface RegExpOptions {
    className?: string;
    exclude?: string[];
  }
  export default class Mark {
    constructor(context: Node);
    markRegExp(pattern: RegExp, options?: RegExpOptions): void;
  }
}
