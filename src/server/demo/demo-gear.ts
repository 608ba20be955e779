import type { GearInput } from '#domain/fields/gear';
import type { HandlingInput } from '#domain/fields/handling';
import { newCheck } from '#domain/gear/proposals';
import { daysAfter, type LocalDate } from '#domain/local-date';
import { minutes } from '#domain/units';

/** The glider of most flights of the demo. */
const GLIDER_ID = 2;
const [PACKED_DAYS_AGO, BOUGHT_DAYS_AGO] = [120, 900];

/** Returns the gear of the demo's pilot: the names are of no maker, and the reserve was packed some months ago. */
export function demoGear(today: LocalDate): readonly GearInput[] {
  const inUseFrom = daysAfter(today, -BOUGHT_DAYS_AGO);
  const lastOn = daysAfter(today, -PACKED_DAYS_AGO);
  const used = { serialNumber: '', inUseFrom, inUseUntil: null, gliderIds: [], remarks: '' };
  const history = [{ on: lastOn, by: '', note: '' }];
  return [
    {
      ...used,
      name: 'Hammock M',
      kind: 'harness',
      checks: [{ ...newCheck('protector'), lastOn: inUseFrom, months: 60 }],
    },
    {
      ...{ ...used, name: 'Parasol 32', kind: 'reserve', serialNumber: 'P32-0417' },
      checks: [
        { ...newCheck('repack'), lastOn, months: 12, history },
        { ...newCheck('lifetime'), lastOn: inUseFrom, months: 120 },
      ],
    },
  ];
}

/** Returns the ground handling of the demo's pilot. */
export function demoHandlings(today: LocalDate): readonly HandlingInput[] {
  return [9, 23].map((daysAgo) => ({
    date: daysAfter(today, -daysAgo),
    duration: minutes(60),
    gliderId: GLIDER_ID,
    remarks: '',
  }));
}
