import { Button } from '../../../components/Button.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { MissingImage } from '../evidence.ts';
import { imagesText } from '../images-text.en.ts';

interface Props {
  missing: readonly MissingImage[];
  /** The number of all images. */
  total: number;
  /** Requests access to the servers of these images, then saves again; `undefined` where that is not possible. */
  onAllow: ((urls: string[]) => void) | undefined;
}

/** The images missing from the file with their reasons, and a button for the permission that would help. */
export function MissingImages({ missing, total, onAllow }: Props) {
  const { images: texts = imagesText } = useMessages();
  const locked = missing.filter(({ problem }) => problem.kind === 'noAccess').map(({ url }) => url);
  const hosts = [...new Set(locked.map((url) => new URL(url).host))];
  return (
    <>
      <p>{texts.evidenceMissing(missing.length, total)}</p>
      <ul>
        {missing.map(({ number, problem }) => (
          <li key={number}>{texts.missing(number, texts.problem(problem))}</li>
        ))}
      </ul>
      {hosts[0] && onAllow && (
        <Button onClick={() => onAllow(locked)}>
          {hosts.length === 1 ? texts.allowAccess(hosts[0]) : texts.allowAccessToAll}
        </Button>
      )}
    </>
  );
}
