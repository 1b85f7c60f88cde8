import { useEffect, useRef, useState } from 'preact/hooks';
import type { Email } from '../tickets/ticket.ts';

const SANDBOX: Record<Email['isolation'], string> = { open: 'allow-same-origin allow-popups', locked: '' };

/** An HTML e-mail in a frame. If the console can access the frame, it gets the height of its content. */
export function EmailFrame({ email, sender }: { email: Email; sender: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(email.height);

  const measure = () => {
    const contentHeight = frame.current?.contentDocument?.body?.scrollHeight ?? 0;
    if (email.isolation === 'open' && contentHeight > 0) setHeight(contentHeight);
  };

  useEffect(() => {
    if (frame.current === null || email.isolation === 'locked') return;
    let width = 0;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      measure();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  return (
    <iframe
      ref={frame}
      class="email"
      title={`E-mail from ${sender}`}
      sandbox={SANDBOX[email.isolation]}
      srcdoc={email.html}
      height={height}
      onLoad={measure}
    />
  );
}
