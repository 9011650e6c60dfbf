import { styled } from 'styled-components';
import { QuestBar } from '@arma11/widgets';
import { VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { lazyNamed } from '../../page/lazyNamed';
import { PageBoundary } from '../../page/PageBoundary';
import { useWide, WIDE } from '../../page/useWide';
import { useHydrated } from '../../page/useHydrated';
import { BannerCarousel } from './BannerCarousel';
import { KickPair } from './KickPair';
import { SectionsToCome } from './SectionsToCome';

// What lies below a phone's first screen comes in a file of its own: the buttons above do not wait for it.
const HomeSections = lazyNamed(() => import('./HomeSections'), 'HomeSections');

const Top = styled.div`
  @media ${WIDE} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    margin-top: 18px;
  }
`;

const Quest = styled.div`
  margin: 24px 16px 0;
`;

/** The home, in the order of product §2. */
export function HomePage() {
  const wide = useWide();
  const hydrated = useHydrated();
  return (
    <>
      <VisuallyHidden as="h1">{es.home.title}</VisuallyHidden>
      <Top>
        <KickPair />
        <BannerCarousel />
      </Top>
      {!wide && (
        <Quest>
          <VisuallyHidden as="h2">{es.home.quest}</VisuallyHidden>
          <QuestBar framed={false} />
        </Quest>
      )}
      {hydrated ? (
        <PageBoundary wait={<SectionsToCome />}>
          <HomeSections />
        </PageBoundary>
      ) : (
        <SectionsToCome />
      )}
    </>
  );
}
