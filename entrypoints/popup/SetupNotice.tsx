import { Notice } from '../../components/Notice.tsx';
import { useMessages } from '../../features/messages-context.tsx';
import type { FailureKind } from '../../utils/outcome.ts';

interface Props {
  kind: FailureKind;
  onOpenOptions(): void;
}

/** Says before the first lookup what it would lack. */
export function SetupNotice({ kind, onOpenOptions }: Props) {
  const { failures } = useMessages();
  const { title, advice, action } = failures[kind]({ kind });
  return (
    <Notice
      kind="empty"
      title={title}
      advice={advice}
      action={action && { label: action.label, onClick: onOpenOptions }}
    />
  );
}
