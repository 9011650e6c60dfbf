import { consolaEs } from '../../../messages/consola.es';
import { DeskPage } from '../../../page/DeskPage';
import { CopyBlock } from '../partner/CopyBlock';
import { usePartner } from '../partner/PartnerContext';
import { OriginsForm } from './OriginsForm';
import { SecretKey } from './SecretKey';
import { SeenPages } from './SeenPages';

const t = consolaEs.overview;

/** What a partner has: the pages that were seen, the keys, the origins. */
export function OverviewPage() {
  const partner = usePartner();
  return (
    <DeskPage title={partner.name}>
      <SeenPages />
      <section>
        <h2>{t.key.title}</h2>
        <CopyBlock
          text={partner.key}
          label={t.key.publishable}
          hint={partner.test_of === null ? t.key.explain : t.key.testExplain}
        />
        <SecretKey />
      </section>
      <OriginsForm key={partner.origins.join(' ')} />
    </DeskPage>
  );
}
