CREATE TABLE "report_hold_reports" (
	"hold_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	CONSTRAINT "report_hold_reports_hold_id_report_id_pk" PRIMARY KEY("hold_id","report_id")
);
--> statement-breakpoint
CREATE TABLE "report_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"mark" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"is_alert" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_holds_subject_known" CHECK ("report_holds"."subject" in ('conversation', 'listing', 'review', 'photo'))
);
--> statement-breakpoint
ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_subject_known";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "rejected_by_id" integer;--> statement-breakpoint
ALTER TABLE "report_hold_reports" ADD CONSTRAINT "report_hold_reports_hold_id_report_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."report_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_hold_reports" ADD CONSTRAINT "report_hold_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_hold_reports_report" ON "report_hold_reports" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_holds_about" ON "report_holds" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "report_holds_held_at" ON "report_holds" USING btree ("held_at");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_rejected_by_id_moderation_decisions_id_fk" FOREIGN KEY ("rejected_by_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_rejected_by" ON "reports" USING btree ("rejected_by_id");--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_subject_known" CHECK ("moderation_decisions"."subject" in ('conversation', 'listing', 'review', 'photo', 'figure', 'report'));--> statement-breakpoint
UPDATE "reports" SET "rejected_by_id" = "decision_id" FROM "moderation_decisions" WHERE "moderation_decisions"."id" = "reports"."decision_id" AND "moderation_decisions"."verdict" = 'allow' AND "reports"."subject" <> 'figure';
