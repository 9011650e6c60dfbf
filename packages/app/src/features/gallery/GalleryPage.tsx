import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { itemsQueries } from '@arma11/core/site';
import { Skeleton, Tabs } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { CATEGORIES, categoryAt, categoryPath, type Category } from '../../page/galleryCategories';
import { useGalleryPath } from '../../page/GalleryPath';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { Shelf } from './Shelf';
import { Shelves } from './Shelves';

const COUNT = 6;

const TabRow = styled.div`
  margin-top: 12px;
`;

/** The gallery: one page, a tab for each of its six categories (product §2). */
export function GalleryPage() {
  const gallery = useGalleryPath();
  const { pathname } = useLocation();
  const shown = categoryAt(gallery, pathname);
  const { categories, tabs } = es.gallery;
  const items = CATEGORIES.map((category) => ({
    href: categoryPath(gallery, category),
    label: categories[category].tab,
    current: category === shown,
  }));
  return (
    <>
      <PageHead title={categories[shown].title} lead={categories[shown].lead} />
      <TabRow>
        <Tabs label={tabs} items={items} />
      </TabRow>
      <CategoryItems key={shown} category={shown} />
    </>
  );
}

function CategoryItems({ category }: { category: Category }) {
  const query = useQuery(itemsQueries.category(useClient(), category));
  const waiting = (
    <Block>
      <GallerySkeleton />
    </Block>
  );
  // An error block has no gutters of its own.
  const Frame = query.data ? 'div' : Block;
  return (
    <Frame>
      <QuerySection query={query} skeleton={waiting}>
        {(items) => <Shelves category={category} items={items} />}
      </QuerySection>
    </Frame>
  );
}

/** The gallery on its way, in its real size: what is worn, then the first items. */
function GallerySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={112} />
      <Skeleton height={24} width={160} top={24} />
      <Shelf aria-hidden="true" style={{ marginTop: 12 }}>
        {Array.from({ length: COUNT }, (_, index) => (
          <li key={index}>
            <Skeleton height={236} />
          </li>
        ))}
      </Shelf>
    </div>
  );
}
