import type { Connections } from '../../connection/model.ts';
import { useOptionsMessages } from '../../messages-context.tsx';
import { type BrowserFacts, hostFacts } from '../facts.ts';

interface Props {
  facts: BrowserFacts;
  saved: Connections;
}

/** Versions, permissions, storage, and whether each configured host is allowed. */
export function FactList({ facts, saved }: Props) {
  const { diagnostics, options } = useOptionsMessages();
  const hosts = hostFacts(saved);
  const rows: [string, string][] = [
    [diagnostics.version, facts.version],
    [diagnostics.browser, facts.browser],
    [diagnostics.permissions, facts.permissions.join(', ')],
    [diagnostics.storage, diagnostics.bytes(facts.storage.local, facts.storage.session)],
    ...hosts.map(({ environment, api, host, isAllowed }): [string, string] => [
      `${options.environmentName[environment]}, ${options[api]}`,
      diagnostics.hostAccess(host, isAllowed),
    ]),
  ];
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name} class="fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
