CREATE TABLE "uploaded_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploaded_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"fingerprint" bit(64) NOT NULL,
	"thumbnail" "bytea",
	"first_uploaded_at" timestamp with time zone NOT NULL,
	"allowed_by" integer
);--> statement-breakpoint
CREATE TABLE "report_hold_reports" (
	"hold_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	CONSTRAINT "report_hold_reports_hold_id_report_id_pk" PRIMARY KEY("hold_id","report_id")
);--> statement-breakpoint
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
);--> statement-breakpoint
ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_subject_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "listings_added" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_people" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "rejected_by_id" integer;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_allowed_by_moderation_decisions_id_fk" FOREIGN KEY ("allowed_by") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_hold_reports" ADD CONSTRAINT "report_hold_reports_hold_id_report_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."report_holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_hold_reports" ADD CONSTRAINT "report_hold_reports_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_user" ON "uploaded_pictures" USING btree ("user_id","first_uploaded_at");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_allowed_by" ON "uploaded_pictures" USING btree ("allowed_by");--> statement-breakpoint
CREATE INDEX "report_hold_reports_report" ON "report_hold_reports" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_holds_about" ON "report_holds" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "report_holds_held_at" ON "report_holds" USING btree ("held_at");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_rejected_by_id_moderation_decisions_id_fk" FOREIGN KEY ("rejected_by_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_photos" ADD CONSTRAINT "listing_photos_picture_id_uploaded_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."uploaded_pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_rejected_by" ON "reports" USING btree ("rejected_by_id");--> statement-breakpoint
CREATE INDEX "listing_photos_picture" ON "listing_photos" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "listings_confirm_by" ON "listings" USING btree ("confirm_by");--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_subject_known" CHECK ("moderation_decisions"."subject" in ('conversation', 'listing', 'review', 'photo', 'figure', 'report'));--> statement-breakpoint
UPDATE "users" SET "listings_added" = (SELECT count(*) FROM "listings" WHERE "listings"."user_id" = "users"."id");--> statement-breakpoint
INSERT INTO "uploaded_pictures" ("user_id", "fingerprint", "first_uploaded_at", "allowed_by")
SELECT "listings"."user_id", "listing_photos"."fingerprint", min("listing_photos"."added_at"), max("allowed"."id")
FROM "listing_photos" JOIN "listings" ON "listings"."id" = "listing_photos"."listing_id"
LEFT JOIN "moderation_decisions" AS "allowed" ON "allowed"."subject" = 'listing' AND "allowed"."subject_id" = "listings"."id"
  AND "allowed"."verdict" = 'allow' AND "allowed"."reversed_at" IS NULL AND "allowed"."decided_at" >= "listing_photos"."added_at"
WHERE "listing_photos"."fingerprint" IS NOT NULL AND "listings"."user_id" IS NOT NULL
GROUP BY "listings"."user_id", "listing_photos"."fingerprint";--> statement-breakpoint
UPDATE "listing_photos" SET "picture_id" = "uploaded_pictures"."id"
FROM "listings", "uploaded_pictures"
WHERE "listings"."id" = "listing_photos"."listing_id" AND "uploaded_pictures"."user_id" = "listings"."user_id"
  AND "uploaded_pictures"."fingerprint" = "listing_photos"."fingerprint";--> statement-breakpoint
UPDATE "listings" SET "confirm_by" = now() + interval '7 days' WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "email_verified_at" IS NULL) AND "id" IN (SELECT "listing_id" FROM "listing_photos");--> statement-breakpoint
UPDATE "reports" SET "rejected_by_id" = "decision_id" FROM "moderation_decisions" WHERE "moderation_decisions"."id" = "reports"."decision_id" AND "moderation_decisions"."verdict" = 'allow' AND "reports"."subject" <> 'figure';--> statement-breakpoint
UPDATE "chat_people" SET "active_at" = coalesce((SELECT max("sent_at") FROM "chat_messages" WHERE "person_id" = "chat_people"."id"), "created_at");--> statement-breakpoint
ALTER TABLE "listing_photos" DROP COLUMN "fingerprint";
