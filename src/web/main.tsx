import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchFirstPage, Pages, prefetchPages } from './pages.tsx';
import { deleteDraftsOnLogout } from './parts/form/draft/delete-drafts.ts';
import { Frame } from './parts/frame/frame.tsx';
import { refreshWhenVisible } from './store/store.ts';
import { listenForBack } from './ui/overlay/back-navigation.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { followSystemTheme } from './ui/theme/theme.ts';

listenForBack();
followSystemTheme();
refreshWhenVisible();
deleteDraftsOnLogout();
prefetchPages();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
await fetchFirstPage();
createRoot(root).render(
  <StrictMode>
    <Frame>
      <Pages />
    </Frame>
  </StrictMode>,
);
