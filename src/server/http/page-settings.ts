import { PAGE_SETTINGS_META, type PageSettings } from '#contract/pages/page-settings';
import type { Configuration } from '#server/configuration/configuration';
import type { Signups } from '#server/configuration/settings';
import { escapeHtml } from '#server/encoding/html';

const PLACEHOLDER = '<!--wingbook-settings-->';

/** Returns the domains that can sign up; null for all. */
function domainsOf(signups: Signups): readonly string[] | null {
  if (signups.state === 'open') return null;
  return signups.state === 'domains' ? signups.domains : [];
}

/** Returns the page with its settings in a meta element instead of the placeholder. */
export function withPageSettings(html: string, configuration: Configuration): string {
  const { demo, mapStyleUrls, terrainUrl, mapAttribution } = configuration;
  const hasAirspaces = configuration.airspaceSources.length > 0;
  const hasNightlyCopies = configuration.archiveFolder !== null;
  const signupDomains = domainsOf(configuration.signups);
  const settings: PageSettings = {
    demo,
    signupDomains,
    mapStyleUrls,
    terrainUrl,
    mapAttribution,
    hasAirspaces,
    hasNightlyCopies,
  };
  const meta = `<meta name="${PAGE_SETTINGS_META}" content="${escapeHtml(JSON.stringify(settings))}">`;
  return html.replace(PLACEHOLDER, () => meta);
}
