import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import { Button, Dialog, Icon } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { safeHtml } from '../../../page/safeHtml';
import type { Topic } from './supportMessage';
import { Elsewhere, Received } from './SupportDialog.styles';
import { SupportFields } from './SupportFields';
import { useSupportForm } from './useSupportForm';

/** The channel of messages and the play site (product §1), as the operator wrote them; nothing of those they did not. */
const SLUGS = ['canal', 'play-site'] as const;

const FORM = 'support-form';

interface Props {
  topic: Topic;
  open: boolean;
  onClose: () => void;
}

/** The footer's 'Reportar un problema' and 'Contacto': a short form, and its number once we have it. */
export function SupportDialog({ topic, open, onClose }: Props) {
  const t = es.support;
  const { data: user } = useQuery(accountsQueries.user(useClient()));
  const form = useSupportForm(topic);
  const { received } = form;
  const close = () => {
    if (received) form.again();
    onClose();
  };
  const footer = received ? (
    <Button wide onClick={close}>
      {t.close}
    </Button>
  ) : (
    <Button type="submit" form={FORM} wide pending={form.sending}>
      {form.sending ? t.sending : t.send}
    </Button>
  );
  return (
    <Dialog open={open} onClose={close} title={t[topic].title} description={t[topic].lead} footer={footer}>
      {received ? (
        <Received role="status">
          <Icon name="check" size={26} stroke={2.4} />
          <span>
            {t.received(received.number)} {t.due(es.dates.day(received.due_at))}
          </span>
        </Received>
      ) : (
        <SupportFields id={FORM} topic={topic} form={form} name={user?.username} email={user?.email} />
      )}
      {topic === 'contact' && <OperatorLinks />}
    </Dialog>
  );
}

/** Where else we are: what the operator links to. */
function OperatorLinks() {
  return SLUGS.map((slug) => <Entry key={slug} slug={slug} />);
}

function Entry({ slug }: { slug: string }) {
  const { data } = useQuery({ ...accountsQueries.contentEntry(useClient(), slug), retry: false });
  const content = useMemo(() => (data?.html ? safeHtml(data.html) : null), [data]);
  if (!content) return null;
  return (
    <Elsewhere>
      <h3>{data?.title}</h3>
      {content}
    </Elsewhere>
  );
}
