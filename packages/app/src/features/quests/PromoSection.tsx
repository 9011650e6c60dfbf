import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { Button, ButtonLink, Card, Field, Icon, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { categoryPath } from '../../page/galleryCategories';
import { useGalleryPath } from '../../page/GalleryPath';
import { useRedeem } from './useRedeem';

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: 420px;
`;

const Gift = styled.div`
  margin-top: 16px;

  & > p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    color: ${token('colorBandHigh')};
    font-weight: 600;
  }

  & > p > svg {
    flex: none;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
`;

type Redeem = ReturnType<typeof useRedeem>;

/** A promo code: what it gave, or the server's own reason why it did not (rules R11.3). */
export function PromoSection() {
  const redeem = useRedeem();
  return (
    <Block>
      <SectionHeading title={es.quest.promo.title} />
      <Card as="div">
        <CodeForm redeem={redeem} />
        <div role="status">{redeem.gift && <Given gift={redeem.gift} />}</div>
      </Card>
    </Block>
  );
}

function CodeForm({ redeem }: { redeem: Redeem }) {
  const t = es.quest.promo;
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = code.trim();
    setEmpty(written === '');
    if (written !== '') redeem.redeem(written);
  };
  const change = (text: string) => {
    setCode(text);
    setEmpty(false);
    if (redeem.refusal !== null || redeem.gift) redeem.forget();
  };
  const words = redeem.uncertain ? es.quest.verify : t.send;
  return (
    <Form onSubmit={send} noValidate>
      <Field
        label={t.label}
        hint={t.hint}
        icon="gift"
        name="code_promo"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={empty ? t.missing : (redeem.refusal ?? undefined)}
        onChange={({ target }) => change(target.value)}
      />
      {redeem.needsPhone && (
        <ButtonLink kind="secondary" wide href="/users/profile/verify-user/">
          {t.verifyPhone}
        </ButtonLink>
      )}
      <Button type="submit" kind="secondary" wide pending={redeem.redeeming}>
        {redeem.redeeming ? t.sending : words}
      </Button>
    </Form>
  );
}

function Given({ gift }: { gift: NonNullable<Redeem['gift']> }) {
  const t = es.quest.promo;
  const gallery = useGalleryPath();
  return (
    <Gift>
      <p>
        <Icon name="check" size={20} stroke={2.6} />
        {gift.message}
      </p>
      <div>
        {gift.item && (
          <ButtonLink kind="secondary" href={categoryPath(gallery, gift.item.category)}>
            {es.quest.gallery}
          </ButtonLink>
        )}
        {gift.sala > 0 && (
          // The answer does not say of which game the room is.
          <>
            <ButtonLink kind="secondary" href="/play/juegos-compe">
              {t.games}
            </ButtonLink>
            <ButtonLink kind="secondary" href="/play/juegos-predi">
              {t.predictions}
            </ButtonLink>
          </>
        )}
      </div>
    </Gift>
  );
}
