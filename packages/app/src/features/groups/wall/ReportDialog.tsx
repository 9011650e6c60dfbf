import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { GroupPost, GroupReportReason } from '@arma11/core/back-office';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { chosenCard, Choices } from '../fields/RadioCards.styles';

const t = es.groups.wall;

const REASONS: readonly GroupReportReason[] = ['insults', 'threats', 'personal', 'spam', 'other'];

const List = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 8px;
`;

const Card = styled.label`
  ${chosenCard}
  align-items: center;
  padding: 8px 14px;
`;

interface Props {
  group: number;
  post: GroupPost;
  onClose: () => void;
  onDone: () => void;
}

/** Tells the operator why a post should not be there; whoever does is not shown it again (rules R23.7). */
export function ReportDialog({ group, post, onClose, onDone }: Props) {
  const name = useId();
  const [reason, setReason] = useState<GroupReportReason | null>(null);
  const [missing, setMissing] = useState(false);
  const { run, pending, problem } = useGroupWrite(
    (client, chosen: GroupReportReason) =>
      askGroups(client, 'report', { group, post: post.id, body: { reason: chosen } }),
    onDone,
  );
  const send = () => {
    setMissing(reason === null);
    if (reason !== null) run(reason);
  };
  const footer = (
    <>
      <Button tone="danger" wide pending={pending} onClick={send}>
        {pending ? t.sendingReport : t.sendReport}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.keep}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.reportTitle(post.user.username)} description={t.reportLead} footer={footer}>
      <Choices role="radiogroup" aria-invalid={missing || undefined}>
        <legend>{t.reason}</legend>
        <List>
          {REASONS.map((each) => (
            <Card key={each}>
              <input
                type="radio"
                name={name}
                checked={each === reason}
                onChange={() => {
                  setReason(each);
                  setMissing(false);
                }}
              />
              <span>{t.reasons[each]}</span>
            </Card>
          ))}
        </List>
        {missing && <p role="alert">{t.reasonMissing}</p>}
      </Choices>
      {problem !== null && <ErrorBlock text={problem} />}
    </Dialog>
  );
}
