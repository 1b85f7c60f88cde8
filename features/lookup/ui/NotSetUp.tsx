import { Notice } from '../../../components/Notice.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { Environment } from '../../platform/model.ts';

interface Props {
  /** The selected environment. */
  environment: Environment;
  onOpenOptions(): void;
}

/** In place of “Waybill isn’t set up yet” where only the selected environment is not: it may be selected by mistake. */
export function NotSetUp({ environment, onOpenOptions }: Props) {
  const { notSetUp } = useMessages().shipment;
  return (
    <Notice
      kind="empty"
      title={notSetUp.title[environment]}
      advice={notSetUp.advice}
      action={{ label: notSetUp.openSettings, onClick: onOpenOptions }}
    />
  );
}
