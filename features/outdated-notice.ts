import '../components/styles/notice.css';
import { languageOf } from './language/model.ts';
import { OUTDATED_TEXTS } from './page/page-texts.ts';

/**
 * Prepares the notice for pages of the extension that an update has left open: the background no longer answers them
 * (`utils/serve.ts`). It is plain DOM, in the language of the page's `lang`, because the files that the page would
 * load later are gone.
 * @returns a function that shows the notice above the page, at most once
 */
export function createOutdatedNotice(): () => void {
  let isShown = false;

  return () => {
    if (isShown) return;
    isShown = true;
    const { outdated, reload } = OUTDATED_TEXTS[languageOf('browser', document.documentElement.lang)];
    const notice = document.createElement('div');
    notice.className = 'notice notice-warning';
    Object.assign(notice.style, { position: 'fixed', inset: '0 0 auto', zIndex: '1' });
    notice.setAttribute('role', 'alert');
    const button = document.createElement('button');
    button.className = 'button button-primary';
    button.textContent = reload;
    button.addEventListener('click', () => location.reload());
    notice.append(outdated, button);
    document.body.prepend(notice);
  };
}
