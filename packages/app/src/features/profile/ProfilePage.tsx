import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { token } from '@arma11/widgets/theme';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { WeekLink } from '../../day/WeekLink';
import { GroupsLink } from '../../group/GroupsLink';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { GalleryLink } from '../../page/GalleryLink';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { useWide, WIDE } from '../../page/useWide';
import { LockCalendar } from './access/LockCalendar';
import { NoticePrefs } from './access/NoticePrefs';
import { Sessions } from './access/Sessions';
import { Sites } from './access/Sites';
import { DeleteAccount } from './leave/DeleteAccount';
import { Limits } from './limits/Limits';
import { DeskLink } from './DeskLink';
import { OwnLanguage } from './OwnLanguage';
import { OwnScheme } from './OwnScheme';
import { ProfileForm } from './ProfileForm';

const Note = styled.p`
  max-width: 520px;
  margin: 0 0 16px;
  padding: 12px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 0 0 0 1.5px ${token('colorWarning')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Two short sections, beside each other where there is room. */
const Pair = styled.div`
  @media ${WIDE} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
  }
`;

/** `/users/profile/`: the profile form, and below it what else belongs to the account. */
export function ProfilePage() {
  const wide = useWide();
  const user = useQuery(accountsQueries.user(useClient()));
  return (
    <>
      <PageHead title={es.profile.title} lead={es.profile.lead} />
      <Block>
        <SectionHeading title={es.profile.form.title} />
        <QuerySection query={user} skeleton={<Skeleton height={wide ? 486 : 766} />}>
          {(me) => (
            <>
              {me.is_reset && <Note>{es.profile.resetNote}</Note>}
              <ProfileForm key={me.id} user={me} />
            </>
          )}
        </QuerySection>
      </Block>
      <Block>
        <Ways>
          <GalleryLink />
          <GroupsLink />
          <WeekLink />
        </Ways>
      </Block>
      <DeskLink />
      <Sessions />
      <Limits />
      <Sites />
      <NoticePrefs />
      <LockCalendar />
      <Pair>
        <OwnLanguage />
        <OwnScheme />
      </Pair>
      <DeleteAccount />
    </>
  );
}
