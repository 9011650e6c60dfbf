import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { itemsQueries, useClient } from '@arma11/core';
import { Tabs } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../shell/Column';
import { useGalleryPath } from '../../../shell/GalleryPath';
import { PageHead } from '../../../shell/PageHead';
import { QuerySection } from '../../../shell/QuerySection';
import { CATEGORIES, categoryAt, categoryPath, type Category } from './categories';
import { GallerySkeleton } from './GallerySkeleton';
import { Shelves } from './Shelves';

const TabRow = styled.div`
  margin-top: 12px;
`;

/** The gallery: one page, a tab for each of its six categories (product.md §2). */
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
