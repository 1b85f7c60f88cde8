import { Lock, Trash2, TriangleAlert } from 'lucide-preact';
import { useId } from 'preact/hooks';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { hostPatternOf, siteOfPattern } from '../../../utils/site-pattern.ts';
import { useOptionsMessages } from '../../messages-context.tsx';

interface Props {
  pattern: string;
  hasAccess: boolean;
  isManaged: boolean;
  isBusy: boolean;
  onAllow(pattern: string): void;
  onRemove(pattern: string): void;
}

/** Row of one added site. Without access, it shows a warning and a button that requests access again. */
export function OwnSiteRow({ pattern, hasAccess, isManaged, isBusy, onAllow, onRemove }: Props) {
  const { helpdesks, policy } = useOptionsMessages();
  const words = useId();
  const site = siteOfPattern(pattern);
  if (!site) return null;
  return (
    <li class="own-site">
      <div class="own-site-text">
        <p class="own-site-name" id={words}>
          {helpdesks.pagesOf(site)}
        </p>
        {isManaged && (
          <p class="own-site-managed">
            <Lock size={14} aria-hidden="true" />
            {policy.locked}
          </p>
        )}
        {!hasAccess && (
          <p class="own-site-lost">
            <TriangleAlert size={14} aria-hidden="true" />
            <span>
              {helpdesks.lostTitle} {helpdesks.lostAdvice}
            </span>
          </p>
        )}
      </div>
      {!hasAccess && (
        <Button isBusy={isBusy} describedBy={words} onClick={() => onAllow(pattern)}>
          {helpdesks.allow}
        </Button>
      )}
      {!isManaged && (
        <IconButton label={helpdesks.remove(hostPatternOf(site))} onClick={() => onRemove(pattern)}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
