import { useState } from 'react';
import { styled } from 'styled-components';
import type { Deposit } from '@arma11/core/contract';
import { useServerNow } from '@arma11/widgets';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, Card, ErrorBlock, LiveRegion, Money, Picture } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { centsNumber, centsText } from '../../../messages/centsText';
import { Block } from '../../../page/Column';
import { Note } from '../../../page/Note';
import { SaveCode } from './SaveCode';

const t = es.wallet.deposit;

const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;

  & > p {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(15)};
  }

  & > img {
    width: min(100%, 264px);
    height: auto;
    border-radius: ${token('radius')};
  }
`;

const Steps = styled.ol`
  margin: 0;
  padding-inline-start: 20px;
  font-size: ${fontSize(15)};
  line-height: 1.4;
  text-align: start;

  & > li + li {
    margin-top: 6px;
  }
`;

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

interface Props {
  deposit: Deposit;
  code: Deposit['qr'];
}

/** What to pay and where: the amount to the cent, the code, whose it is, and until when. */
export function PayCode({ deposit, code }: Props) {
  const { provider, pay_amount_cents, expires_at, data_until } = deposit;
  const late = useServerNow(expires_at) >= Date.parse(expires_at);
  if (late)
    return (
      <Block>
        <Note icon="clock" tone="bad">
          {t.late} {t.lateUntil} {es.dates.kickoff(data_until)}.
        </Note>
      </Block>
    );
  return (
    <Block>
      <Sheet>
        <p>{t.amount}</p>
        <Money text={centsText(pay_amount_cents)} size="xl" />
        {code && (
          <>
            <Picture
              key={code.image}
              src={code.image}
              alt={t.qrAlt(es.wallet.packs[provider])}
              width={264}
              eager
              fallback={<ErrorBlock text={t.noQr} />}
            />
            <p>
              {t.payTo} <b>{code.holder}</b> · {t.phone} {code.phone_masked}
            </p>
          </>
        )}
        <Keys>
          <CopyAmount cents={pay_amount_cents} />
          {code && <SaveCode image={code.image} provider={provider} />}
        </Keys>
        {code && code.instructions.length > 0 && (
          <Steps aria-label={t.steps}>
            {code.instructions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        )}
        <p>
          {t.until} {es.dates.kickoff(expires_at)}. {t.abandon}
        </p>
      </Sheet>
    </Block>
  );
}

/** Copies the amount as a payment app takes it: '10.03'. */
function CopyAmount({ cents }: { cents: number }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(centsNumber(cents));
      setSaid(t.copied);
    } catch {
      setSaid(t.copyFailed);
    }
  };
  return (
    <>
      <Button kind="secondary" icon={said === t.copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {said || t.copy}
      </Button>
      <LiveRegion message={said} />
    </>
  );
}
