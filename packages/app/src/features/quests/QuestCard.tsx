import { useState } from 'react';
import type { Quest } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { Button, ButtonLink, Climb, Coin, Icon, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { spanishHere } from '../../messages/language/locale';
import { categoryPath } from '../../page/galleryCategories';
import { useGalleryPath } from '../../page/GalleryPath';
import { Box, Outcome, Top, Way } from './QuestCard.styles';
import { QuestSteps } from './QuestSteps';
import { useClaim } from './useClaim';

type Claim = ReturnType<typeof useClaim>;

/** A mission beside the main one: its reward, how far it is, its steps on demand, and its payment. */
export function QuestCard({ quest }: { quest: Quest }) {
  const t = es.quest;
  const claim = useClaim(quest.id);
  const { cumplidas, total } = quest.status;
  return (
    <Box>
      <Top>
        <h3 lang={spanishHere}>{quest.title}</h3>
        <Reward quest={quest} />
      </Top>
      <p lang={spanishHere}>{quest.description}</p>
      <Way>
        <Climb done={cumplidas} total={total} label={t.progressLabel(cumplidas, total)} />
        <b aria-hidden="true">{t.progress(cumplidas, total)}</b>
      </Way>
      <Action quest={quest} claim={claim} />
      <ClaimOutcome claim={claim} />
    </Box>
  );
}

function Reward({ quest: { reward_coins, reward_item } }: { quest: Quest }) {
  const t = es.quest;
  const money = useMoney();
  return (
    <span>
      {reward_item !== null && <Icon name="gift" title={t.rewardItem} />}
      {reward_coins > 0 && (
        <>
          <Coin size={24} />
          <span aria-hidden="true">{t.reward(money.amount(reward_coins))}</span>
          <VisuallyHidden>{t.rewardLabel(money.inWords(reward_coins))}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

function Action({ quest, claim }: { quest: Quest; claim: Claim }) {
  const t = es.quest;
  // Paid just now: the list learns it a moment later.
  if (claim.reward) return null;
  if (quest.claimed) return <Outcome data-tone="good">{t.claimed}</Outcome>;
  if (!quest.claimable) return <StepsOnDemand quest={quest} />;
  const words = claim.uncertain ? t.verify : t.claim;
  return (
    <Button
      kind="secondary"
      wide
      pending={claim.claiming}
      aria-label={t.ofMission(words, quest.title)}
      onClick={claim.claim}
    >
      {claim.claiming ? t.claiming : words}
    </Button>
  );
}

function StepsOnDemand({ quest }: { quest: Quest }) {
  const t = es.quest;
  const [open, setOpen] = useState(false);
  const words = open ? t.hideSteps : t.showSteps;
  return (
    <>
      <Button
        kind="ghost"
        wide
        iconEnd={open ? 'chevronUp' : 'chevronDown'}
        aria-expanded={open}
        aria-label={t.ofMission(words, quest.title)}
        onClick={() => setOpen(!open)}
      >
        {words}
      </Button>
      {open && <QuestSteps quest={quest} />}
    </>
  );
}

function ClaimOutcome({ claim: { reward, refusal } }: { claim: Claim }) {
  const t = es.quest;
  const money = useMoney();
  const gallery = useGalleryPath();
  if (refusal !== null)
    return (
      <Outcome data-tone="bad" role="alert">
        {t.notPaid(refusal)}
      </Outcome>
    );
  if (!reward) return null;
  return (
    <Outcome data-tone="good" role="status">
      {reward.coins > 0 && t.paid(money.inWords(reward.coins))} {reward.item && t.paidItem(reward.item.name)}
      {reward.item && (
        <ButtonLink kind="secondary" wide href={categoryPath(gallery, reward.item.category)}>
          {t.gallery}
        </ButtonLink>
      )}
    </Outcome>
  );
}
