import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useClient, useSession, writing } from '@arma11/core';
import { deleteAccount, type Proof } from '@arma11/core/site';
import { token } from '@arma11/widgets/theme';
import { Button, Dialog, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { ReauthForm } from '../../../session/reauth/ReauthForm';

const t = es.settings.leave;

const Conditions = styled.ul`
  display: grid;
  gap: 6px;
  max-width: 60ch;
  margin: 0 0 16px;
  padding-left: 20px;
  color: ${token('colorTextMuted')};
`;

/** Leaves: what it asks for, and the question who is there. */
export function DeleteAccount() {
  const client = useClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, data, reset } = useMutation({
    ...writing,
    mutationFn: (proof: Proof) => deleteAccount(client, proof),
  });
  const open = () => {
    reset();
    setAsking(true);
  };
  return (
    <Block>
      <SectionHeading title={t.title} />
      <Conditions>
        {t.conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </Conditions>
      <Button kind="secondary" tone="danger" onClick={open}>
        {t.action}
      </Button>
      <Dialog
        open={asking && !data}
        onClose={() => setAsking(false)}
        title={t.title}
        description={t.ask}
        placement="center"
      >
        <ReauthForm
          action={t.confirm}
          waiting={t.confirming}
          danger
          pending={isPending}
          problem={error?.message ?? null}
          onConfirm={(proof) => mutate(proof)}
        />
      </Dialog>
      {data && <Gone until={data.final_at} />}
    </Block>
  );
}

/** Every session of the account is over: this one ends here as soon as that has been read. */
function Gone({ until }: { until: string }) {
  const { clear } = useSession();
  const navigate = useNavigate();
  const exit = () => {
    clear('player');
    void navigate('/');
  };
  const footer = (
    <Button wide onClick={exit}>
      {t.exit}
    </Button>
  );
  return (
    <Dialog open onClose={exit} title={t.doneTitle} placement="center" footer={footer}>
      <p>{t.done(es.dates.fullDay(until))}</p>
    </Dialog>
  );
}
