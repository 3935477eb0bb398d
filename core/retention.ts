/** How long personal data is kept. The privacy policy promises these; whatever erases data must obey them. */
export const retention = {
  unpaidRequestDays: 30,
  endedAccessMonths: 12,
  paymentRecordYears: 8,
  paymentNoticeDays: 90,
  addressHashDays: 7,
  sentMessageDays: 30,
  backupDays: 35,
  requestAnswerDays: 30,
} as const;
