interface Entry {
  isVisible: boolean;
  time: number;
  boundingClientRect: DOMRect;
}

/** Time until a new observer reports, in milliseconds: the first report comes with the next frame. */
export const FRAME_MS = 16;

/** The browser's observers of one element, which report when the test calls `report`. */
export class FakeObserver {
  static all: FakeObserver[] = [];
  /** The values of the next entries. */
  static isVisible = true;
  static box = new DOMRect();
  readonly tracksVisibility: boolean;
  private queued: Entry[] = [];
  constructor(
    private readonly callback: (entries: Entry[]) => void,
    options: { trackVisibility?: boolean } = {},
  ) {
    this.tracksVisibility = options.trackVisibility === true;
  }
  observe(): void {
    FakeObserver.all.push(this);
    setTimeout(() => FakeObserver.all.includes(this) && this.report(), FRAME_MS);
  }
  disconnect(): void {
    FakeObserver.all = FakeObserver.all.filter((each) => each !== this);
  }
  takeRecords(): Entry[] {
    return this.queued.splice(0);
  }
  report(): void {
    this.callback([this.entry()]);
  }
  queue(): void {
    this.queued.push(this.entry());
  }
  private entry(): Entry {
    const { isVisible, box } = FakeObserver;
    return { isVisible, time: performance.now(), boundingClientRect: box };
  }
}
