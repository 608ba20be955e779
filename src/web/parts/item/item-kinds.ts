import { PAGES, type PageName } from '#contract/pages/pages';
import { ITEMS as itemTexts } from '#texts/items';
import { texts } from '#web/texts.ts';

/** A kind of item that has a form; gear and ground handling are a part of the pages of gliders. */
export type ItemKind = 'flight' | 'site' | 'glider' | 'gear' | 'handling';

/** The names and paths of the pages of a kind of item. */
interface ItemPages {
  readonly name: string;
  readonly plural: string;
  /** Path of the list. */
  readonly list: string;
  readonly form: PageName;
  readonly texts: {
    readonly add: string;
    readonly edit: string;
    readonly empty: string;
    readonly goToList: string;
  };
}

/** The pages of each kind. */
export const ITEM_KINDS: Readonly<Record<ItemKind, ItemPages>> = {
  flight: {
    name: texts.terms.flight,
    plural: texts.terms.flights,
    list: PAGES.flights.path,
    form: 'flightForm',
    texts: texts.flights,
  },
  site: {
    name: texts.terms.site,
    plural: texts.terms.sites,
    list: PAGES.sites.path,
    form: 'siteForm',
    texts: itemTexts.sites,
  },
  glider: {
    name: texts.terms.glider,
    plural: texts.terms.gliders,
    list: PAGES.gliders.path,
    form: 'gliderForm',
    texts: itemTexts.gliders,
  },
  gear: {
    name: itemTexts.gear.name,
    plural: texts.terms.gliders,
    list: PAGES.gliders.path,
    form: 'gearForm',
    texts: itemTexts.gear,
  },
  handling: {
    name: itemTexts.handlings.name,
    plural: texts.terms.gliders,
    list: PAGES.gliders.path,
    form: 'handlingForm',
    texts: itemTexts.handlings,
  },
};
