import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskDepositShown } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { token } from '@arma11/widgets/theme';
import { Dialog, Link } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { centsText } from '../../../messages/centsText';
import { FactList } from '../../../page/FactList';
import { Note } from '../../../page/Note';

const t = operadorMoneyEs.deposits;

const Shot = styled.button`
  appearance: none;
  justify-self: start;
  max-width: 100%;
  padding: 0;
  border: 1px solid ${token('colorBorder')};
  border-radius: ${token('radiusSmall')};
  background: none;
  cursor: zoom-in;
  overflow: hidden;

  & > img {
    display: block;
    max-width: 100%;
    max-height: 260px;
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }
`;

const Whole = styled.img`
  display: block;
  width: 100%;
`;

/** What the payment must look like, and what its player wrote. */
export function DepositEvidence({ deposit }: { deposit: DeskDepositShown }) {
  const { user, username, coins, bonus_coins, provider, operation_number, paid_at, created_at, reject_reason } =
    deposit;
  const reason = t.reasons.find(({ value }) => value === reject_reason)?.label ?? reject_reason;
  return (
    <>
      {deposit.same_image.length > 0 && <Note tone="bad">{t.same(deposit.same_image.join(', '))}</Note>}
      <FactList
        facts={[
          { label: t.exactly, value: centsText(deposit.pay_amount_cents) },
          { label: t.operation, value: operation_number ?? t.noOperation },
          { label: t.paidAt, value: paid_at ? formatKickoff(paid_at) : operadorEs.list.none },
          { label: t.with, value: provider === 'yape' ? 'Yape' : 'Plin' },
          { label: t.columns.player, value: <Link href={`/operador/usuarios/${user}`}>{username}</Link> },
          { label: t.gets, value: `${operadorEs.coins(coins)} ${bonus_coins > 0 ? t.bonus(bonus_coins) : ''}` },
          { label: t.asked, value: formatKickoff(created_at) },
          ...(reason ? [{ label: t.rejected, value: reason }] : []),
        ]}
      />
    </>
  );
}

/** Why no picture is shown. */
function NoPicture({ deposit: { image_deleted_at, image_unreadable } }: { deposit: DeskDepositShown }) {
  if (image_unreadable) return <Note tone="bad">{t.imageUnreadable}</Note>;
  return <p>{image_deleted_at ? t.imageDeleted(image_deleted_at) : t.noImage}</p>;
}

/** The picture of the payment, larger when pressed. */
export function DepositPicture({ deposit }: { deposit: DeskDepositShown }) {
  const { deposit: id, image } = deposit;
  const [whole, setWhole] = useState(false);
  if (image === null) return <NoPicture deposit={deposit} />;
  return (
    <>
      <Shot type="button" aria-label={t.enlarge} onClick={() => setWhole(true)}>
        <img src={image} alt={t.imageAlt(id)} />
      </Shot>
      <Dialog open={whole} onClose={() => setWhole(false)} title={t.image} placement="center">
        <Whole src={image} alt={t.imageAlt(id)} />
      </Dialog>
    </>
  );
}
