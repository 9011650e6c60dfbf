import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { GalleryLink } from '../../page/GalleryLink';
import { PageHead } from '../../page/PageHead';
import { InviteFriend } from '../../share/InviteFriend';
import { MainQuest } from './MainQuest';
import { OtherQuests } from './OtherQuests';
import { PromoSection } from './PromoSection';
import { RangoSection } from './RangoSection';

/** `/play/quest`: the main mission with its steps, the other ones, the player's rank, and promo codes. */
export function QuestPage() {
  return (
    <>
      <PageHead title={es.quest.title} lead={es.quest.lead} />
      <MainQuest />
      <OtherQuests />
      <InviteFriend />
      <PromoSection />
      <RangoSection />
      <Block>
        <GalleryLink />
      </Block>
    </>
  );
}
