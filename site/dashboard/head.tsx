import { dashboardPage } from "#content/dashboard.ts";
import { dashboardHead as words } from "#content/dashboard-summary.ts";
import { type CalendarDate, formatDate } from "#core/calendar-date.ts";

export function Head({ exportedOn }: { exportedOn: CalendarDate | null }) {
  return (
    <div className="dashboard-head">
      <div>
        <h1>{dashboardPage.heading}</h1>
        <p className="lede">{dashboardPage.introduction}</p>
      </div>
      {exportedOn && (
        <p className="latest-update">
          {words.latestUpdate}: <time dateTime={exportedOn}>{formatDate(exportedOn)}</time>
        </p>
      )}
    </div>
  );
}
