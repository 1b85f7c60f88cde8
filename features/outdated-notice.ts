import '../components/styles/notice.css';
import { browser } from '../utils/browser.ts';

/**
 * Prepares the notice that the extension was updated, for its pages that stay open meanwhile: the background no longer
 * answers them (`utils/serve.ts`). It is plain DOM with texts of the manifest's language, because nothing else of the
 * page can be relied on: files that it would load later are gone.
 * @returns shows the notice above the page, once
 */
export function createOutdatedNotice(): () => void {
  const text = browser.i18n.getMessage('pageOutdated');
  const label = browser.i18n.getMessage('reloadPage');
  let isShown = false;

  return () => {
    if (isShown) return;
    isShown = true;
    const notice = document.createElement('div');
    notice.className = 'notice notice-warning';
    Object.assign(notice.style, { position: 'fixed', inset: '0 0 auto', zIndex: '1' });
    notice.setAttribute('role', 'alert');
    const button = document.createElement('button');
    button.className = 'button button-primary';
    button.textContent = label;
    button.addEventListener('click', () => location.reload());
    notice.append(text, button);
    document.body.prepend(notice);
  };
}
