import { Fragment } from 'preact';
import { CopyButton } from '../../../components/CopyButton.tsx';
import { ShortList } from '../../../components/ShortList.tsx';
import { useMessages } from '../../messages-context.tsx';
import type { ShipmentDescription } from '../description.ts';
import { technicalText } from '../technical-text.en.ts';
import { describeUnread } from '../unread-fields.ts';
import { RawReply } from './RawReply.tsx';
import './technical.css';

interface Props {
  description: ShipmentDescription;
}

/** The platform's own fields, the fields that could not be read, and the raw response. */
export function TechnicalFacts({ description }: Props) {
  const messages = useMessages();
  const { shipment, technical: texts = technicalText } = messages;
  const { lookup } = description;
  const problems = lookup.shipment.problems.map((problem) => describeUnread(problem, messages));
  const facts: [name: string, value: string | undefined][] = [
    [shipment.platformStatus, description.statusText],
    [shipment.updated, description.updated?.exact],
    [shipment.proofNumber, description.proof?.number],
    [texts.answeredBy, lookup.host],
  ];
  return (
    <div class="technical-body">
      <dl class="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </Fragment>
            ),
        )}
      </dl>
      {problems.length > 0 && (
        <section class="technical-part">
          <div class="section-head">
            <h2 class="section-title">{texts.unreadTitle}</h2>
            <CopyButton label={texts.copyUnread} text={problems.join('\n')} />
          </div>
          <ShortList
            class="unread"
            limit={8}
            showAll={texts.showAllProblems(problems.length)}
            showFewer={texts.showFewerProblems}
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ShortList>
        </section>
      )}
      <RawReply raw={description.raw} />
    </div>
  );
}
