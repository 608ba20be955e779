import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchFirstPage, Pages, prefetchPages } from './pages.tsx';
import { forgetDraftsWithTheirPilot } from './parts/form/draft/forget-drafts.ts';
import { Frame } from './parts/frame/frame.tsx';
import { refreshWhenSeen } from './store/store.ts';
import { openBackGate } from './ui/overlay/back-navigation.ts';
import './ui/theme/tokens.css';
import './ui/theme/base.css';
import { followSystemTheme } from './ui/theme/theme.ts';

openBackGate();
followSystemTheme();
refreshWhenSeen();
forgetDraftsWithTheirPilot();
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
