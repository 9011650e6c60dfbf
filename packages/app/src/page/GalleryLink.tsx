import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { useGalleryPath } from './GalleryPath';

/** The way to the gallery, where avatar, shirt and the other items are changed. */
export const GalleryLink = ({ kind = 'secondary' }: { kind?: 'secondary' | 'ghost' }) => (
  <ButtonLink kind={kind} icon="gift" href={useGalleryPath()}>
    {es.shell.toGallery}
  </ButtonLink>
);
